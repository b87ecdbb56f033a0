export interface StripeAnswer {
  status: number;
  body: object;
  /** Whether it is the first answer to a repeated key. */
  isReplayed?: boolean;
}

export function refuse(status: number, message: string, code = 'parameter_invalid'): StripeAnswer {
  return { status, body: { error: { type: 'invalid_request_error', code, message } } };
}
