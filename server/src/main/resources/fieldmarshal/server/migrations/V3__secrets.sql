-- The side that alone noticed a deed, where the other side could not see that anything was done.

ALTER TABLE deed ADD COLUMN secret_of VARCHAR(100);
