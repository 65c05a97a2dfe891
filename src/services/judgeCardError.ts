/**
 * Meaning of the card company's error codes for a charge. 'unpaid' was not charged and may be retried; a 'spent' intent
 * takes no further card.
 * Other codes leave the charge open until the company tells (BP-9, C-15): `rate_limit` or `lock_timeout` do not say
 * that the card was not charged.
 */
const becameOf: Readonly<Record<string, 'unpaid' | 'spent'>> = {
  approve_with_id: 'unpaid',
  authentication_required: 'unpaid',
  card_decline_rate_limit_exceeded: 'unpaid',
  card_declined: 'unpaid',
  country_unsupported: 'unpaid',
  expired_card: 'unpaid',
  incorrect_address: 'unpaid',
  incorrect_cvc: 'unpaid',
  incorrect_number: 'unpaid',
  incorrect_zip: 'unpaid',
  insufficient_funds: 'unpaid',
  invalid_cvc: 'unpaid',
  invalid_expiry_month: 'unpaid',
  invalid_expiry_year: 'unpaid',
  invalid_number: 'unpaid',
  parameter_missing: 'unpaid',
  payment_intent_authentication_failure: 'unpaid',
  payment_method_provider_decline: 'unpaid',
  postal_code_invalid: 'unpaid',
  processing_error: 'unpaid',
  resource_missing: 'spent',
};

type CardError = { type: string; code?: string | undefined };

/**
 * State of a charge by the company's error; undefined where the error does not tell. A validation error was never sent,
 * so it is unpaid.
 */
export const judgeCardError = ({ type, code = '' }: CardError): 'unpaid' | 'spent' | undefined =>
  type === 'validation_error' ? 'unpaid' : Object.hasOwn(becameOf, code) ? becameOf[code] : undefined;
