import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { paymentSystems, type PaymentSystem } from '#domain/coins.ts';
import { textProblem } from '#domain/longest.ts';
import { isFilled } from '#domain/unseen.ts';
import { wholeNumberOf } from '#domain/wholeNumber.ts';
import { withdrawalProblem } from '#domain/withdrawalProblem.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useRule } from '#i18n/useRule.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftForm } from '#ui/forms/useDraftForm.ts';
import { NumberField } from '#ui/forms/NumberField.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { fluent } from '#ui/theme/tokens.ts';
import { useKeptAccounts } from './useKeptAccounts.ts';
import { useWithdraw, type Receipts } from './useReceipts.ts';

/** The values of the empty form; `coins` and `account` are texts as typed. */
const EMPTY = { coins: '', system: 'Bkash' as PaymentSystem, account: '' };

/** Props of the form, in coins. `asked` are the coins of requests that still reserve a part of the `balance`. */
type WithdrawFormProps = { balance: number; asked: number; receipts: Receipts };

/**
 * Form in which a worker requests a withdrawal, in whole coins: at least the minimum, at most the balance (WW-3 to
 * WW-12). Its hint and the button 'Max' subtract the coins of known earlier requests. Typing more only shows a warning
 * (C-48), and so does a missing account number (C-21). The draft is kept until the request is sent; the account number
 * is kept afterwards too.
 */
export const WithdrawForm = ({ balance, asked, receipts }: WithdrawFormProps) => {
  const t = useT();
  const format = useFormat();
  const { payout, leastWithdrawal } = usePrices();
  const inCoins = useCoinText();
  const systemName = useSystemName();
  const rule = useRule();
  const withdraw = useWithdraw(receipts);
  const kept = useKeptAccounts();
  const form = useDraftForm('withdrawal', { ...EMPTY, ...kept.latest });
  const { control, register, handleSubmit, getValues, setValue, setFocus, formState, discard } = form;
  const { errors, isSubmitted, isSubmitting } = formState;
  const [typed, system, account] = useWatch({ control, name: ['coins', 'system', 'account'] });
  const coins = wholeNumberOf(typed, format.language) ?? 0;
  const enough = balance >= leastWithdrawal;
  const [waiting, setWaiting] = useState(asked);
  // While the request is being sent, its coins are in the new receipt and still in the form: they must not count twice.
  if (!isSubmitting && waiting !== asked) setWaiting(asked);
  const available = Math.max(0, balance - waiting);

  const submit = handleSubmit(async ({ coins: entered, system, account: number }) => {
    const whole = wholeNumberOf(entered, format.language);
    const payTo = { system, account: number.trim() };
    if (whole === null || !(await withdraw({ coins: whole, ...payTo }))) return;
    kept.keep(payTo);
    discard({ ...EMPTY, ...payTo });
  });
  /** Fills in the stored account for the chosen payment system, unless another account was typed. */
  const takeAccountOf = (other: PaymentSystem) => {
    const shown = getValues('account').trim();
    if (shown === '' || paymentSystems.some((one) => kept.of(one) === shown)) setValue('account', kept.of(other));
  };
  const forget = () => {
    kept.forget(system);
    setValue('account', '');
    setFocus('account');
  };
  const isKept = isFilled(account) && kept.of(system) === account.trim();
  const takeAvailable = () => {
    setValue('coins', format.digits(available), { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus('coins');
  };
  const range = t(available >= leastWithdrawal ? 'withdraw.hint.range' : 'withdraw.hint.short', {
    least: format.coins(leastWithdrawal),
    most: format.coins(available),
    missing: inCoins(leastWithdrawal - available),
  });
  const amounts = { asked: inCoins(waiting), balance: inCoins(balance) };

  const problemOf = (value: string) => {
    const problem = withdrawalProblem(value, balance, leastWithdrawal, format.language);
    return problem === null || t(problem);
  };
  return (
    <Form onSubmit={submit}>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {enough && waiting > 0 && waiting <= balance && available < leastWithdrawal && (
          <MessageBar tone="info">{t('withdraw.fewLeft', { least: format.coins(leastWithdrawal) })}</MessageBar>
        )}
      </Box>
      <Box sx={besideStyle}>
        <NumberField
          whole
          label={t('withdraw.coins')}
          required
          hint={range}
          problem={errors.coins?.message}
          always={range}
          end={
            available >= leastWithdrawal && (
              <Button variant="text" color="primary" onClick={takeAvailable} sx={{ mr: -1 }}>
                {t('withdraw.max')}
              </Button>
            )
          }
          {...register('coins', { validate: problemOf })}
        />
        <TextInput
          label={t('withdraw.amount')}
          hint={t('withdraw.amountHint', { rate: payout.coins, money: format.number(payout.pays) })}
          value={errors.coins ? '–' : Number.isSafeInteger(coins) ? format.worth(coins) : ''}
          html={{ readOnly: true }}
          sx={readOnlyStyle}
        />
      </Box>
      <Box sx={besideStyle}>
        <SelectField
          label={t('withdraw.system')}
          options={paymentSystems.map((system) => ({ value: system, label: systemName(system) }))}
          {...register('system', {
            onChange: ({ target }: { target: { value: PaymentSystem } }) => takeAccountOf(target.value),
          })}
        />
        <TextInput
          label={t('withdraw.account')}
          autoComplete="off"
          html={{ dir: 'auto' }}
          hint={t(isKept ? 'withdraw.kept' : 'withdraw.accountHint')}
          end={
            isKept && (
              <Button variant="text" color="primary" onClick={forget} sx={{ mr: -1 }}>
                {t('withdraw.forget')}
              </Button>
            )
          }
          problem={errors.account?.message}
          {...register('account', { validate: rule((number) => textProblem(number.trim(), 'account')) })}
        />
      </Box>
      <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
        {!enough && <MessageBar tone="warning">{t('withdraw.insufficient', { least: leastWithdrawal })}</MessageBar>}
        {waiting > 0 && waiting + coins > balance && (
          <MessageBar tone="warning">
            {coins > 0
              ? t('withdraw.exceeds', { ...amounts, coins: inCoins(coins) })
              : t('withdraw.exceedsAlready', amounts)}
          </MessageBar>
        )}
      </Box>
      {enough && (
        <Box>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            aria-disabled={isSubmitting}
            sx={{ width: { xs: '100%', sm: 'auto' } }}
          >
            {t('withdraw.submit')}
          </Button>
        </Box>
      )}
    </Form>
  );
};

const besideStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
} as const;

/** The style of a calculated value: without a box, with only a line while it has the focus. */
const readOnlyStyle = {
  '& .MuiOutlinedInput-root': { bgcolor: 'transparent' },
  '& .MuiInputBase-root.MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline': {
    borderWidth: '0 0 2px',
    borderColor: 'transparent',
    borderRadius: 0,
  },
  '& .MuiInputBase-root.MuiOutlinedInput-root.Mui-focused .MuiOutlinedInput-notchedOutline': {
    borderColor: fluent('brandText'),
  },
  '& input': { px: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  // As high as a field only beside one.
  '@media (max-width: 479.95px)': { '& .MuiOutlinedInput-root': { minHeight: 0 }, '& input': { py: 0 } },
} as const;
