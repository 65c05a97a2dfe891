/**
 * The fate of a charge by the code of the card company's error: 'unpaid' was not charged and may be tried again, a 'spent' intent
 * takes no further card. Of a code that is not here nobody knows: `rate_limit`, `lock_timeout` and whatever comes new say that the
 * company was busy and not that the card was left alone, so the charge stays open until the company tells (BP-9, C-15).
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

/** The fate of a charge by an error of the company; undefined where it says nothing of it. Whatever is refused as it is typed was never sent. */
export const judgeCardError = ({ type, code = '' }: CardError): 'unpaid' | 'spent' | undefined =>
  type === 'validation_error' ? 'unpaid' : Object.hasOwn(becameOf, code) ? becameOf[code] : undefined;
