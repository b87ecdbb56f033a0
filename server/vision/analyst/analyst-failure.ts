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

/** An analysis failed. It has no cause attached, because SDK errors contain the photo and perhaps the key. */
export class AnalystFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, detail: string) {
    super(detail);
    this.name = 'AnalystFailure';
    this.reason = reason;
  }
}
