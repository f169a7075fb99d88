-- What a bot gave as its reason for an order; nothing for orders of people and of older matches.

ALTER TABLE deed ADD COLUMN said TEXT;
