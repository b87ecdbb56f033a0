export interface StripeAnswer {
  status: number;
  body: object;
}

export function refuse(status: number, message: string, code = 'parameter_invalid'): StripeAnswer {
  return { status, body: { error: { type: 'invalid_request_error', code, message } } };
}
