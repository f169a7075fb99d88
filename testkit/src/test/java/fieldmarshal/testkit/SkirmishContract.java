package fieldmarshal.testkit;

/** The contract over a few skirmishes. */
final class SkirmishContract extends GameContract {
  private final Skirmish.Flaw flaw;

  SkirmishContract(Skirmish.Flaw flaw) {
    super(new Skirmish(flaw));
    this.flaw = flaw;
  }

  @Override
  protected int games() {
    // A flaw that shows only now and then needs more games to be found.
    return flaw == Skirmish.Flaw.NONE ? 6 : 120;
  }
}
