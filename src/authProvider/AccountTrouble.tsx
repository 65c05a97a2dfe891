import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { serverMessageOf, suspensionOf } from '#api/ApiError.ts';
import type { SignUpRole } from '#domain/entities.ts';
import { roleProblem } from '#domain/rules.ts';
import { useT } from '#i18n/useT.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { useCheckedForm } from '#ui/forms/useCheckedForm.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { useSession } from './SessionContext.tsx';
import { signUpRoleOptions } from './signUpRoleOptions.ts';

/**
 * Props of the page. `refusal` is the error with which the server refused the account; null if the server does not have
 * the account.
 */
type AccountTroubleProps = { refusal: unknown; onLogOut: () => void };

/** Page for a user whose account the server refuses for good, or does not have. */
export const AccountTrouble = ({ refusal, onLogOut }: AccountTroubleProps) => (
  <Box sx={{ flex: 1, display: 'grid', placeContent: 'center', p: 3 }}>
    <Card sx={{ maxWidth: 440, p: { xs: 3, sm: 4 }, display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      {refusal ? <Refused refusal={refusal} onLogOut={onLogOut} /> : <ChooseRole onLogOut={onLogOut} />}
    </Card>
  </Box>
);

/**
 * Server's message about the refusal, with buttons to log out and to retry; a suspended account gets the reason and no
 * retry.
 */
const Refused = ({ refusal, onLogOut }: AccountTroubleProps) => {
  const t = useT();
  const session = useSession();
  const because = suspensionOf(refusal);
  const said = because ?? serverMessageOf(refusal);
  return (
    <>
      <PageHeading>{t(because === undefined ? 'accountRefused.heading' : 'accountRefused.suspended')}</PageHeading>
      {said !== undefined && <AlertLine>{said}</AlertLine>}
      <Typography sx={{ color: 'text.secondary' }}>
        {t(because === undefined ? 'accountRefused.wayOut' : 'accountRefused.suspendedWayOut')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" color="primary" onClick={onLogOut}>
          {t('action.logOut')}
        </Button>
        {because === undefined && <Button onClick={session.retry}>{t('action.tryAgain')}</Button>}
      </Box>
    </>
  );
};

type Choice = { role: SignUpRole | '' };

/** Form that asks for buyer or worker, shown once for a signed-in account that the server does not have (C-54). */
const ChooseRole = ({ onLogOut }: Pick<AccountTroubleProps, 'onLogOut'>) => {
  const t = useT();
  const session = useSession();
  const { register, handleSubmit, formState } = useCheckedForm<Choice>({ defaultValues: { role: '' } });
  const problem = formState.errors.role && t('register.roleRequired');

  const submit = handleSubmit(async ({ role }) => {
    if (role !== '') await session.chooseRole(role);
  });
  return (
    <Form onSubmit={submit}>
      <PageHeading>{t('chooseRole.heading')}</PageHeading>
      <Typography sx={{ color: 'text.secondary' }}>{t('chooseRole.lead')}</Typography>
      <SelectField
        label={t('role.label')}
        placeholder={t('login.chooseRole')}
        options={signUpRoleOptions(t)}
        problem={problem}
        required
        {...register('role', { validate: (role) => roleProblem(role) ?? true })}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" color="primary" disabled={formState.isSubmitting}>
          {t('chooseRole.submit')}
        </Button>
        <Button onClick={onLogOut}>{t('action.logOut')}</Button>
      </Box>
    </Form>
  );
};
