/** Why an analyst could not do its work. */
export type FailureReason =
  | 'budget_used_up'
  | 'timeout'
  | 'busy'
  | 'unreachable'
  | 'rejected'
  | 'refusal'
  | 'unreadable'
  | 'unsound';

/** An analyst gives up. It carries no cause: what an SDK throws holds the photo and may hold the key. */
export class AnalystFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, detail: string) {
    super(detail);
    this.name = 'AnalystFailure';
    this.reason = reason;
  }
}
