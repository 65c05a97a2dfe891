import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { emailProblemOf } from '#authProvider/errors.ts';
import { useSession } from '#authProvider/SessionContext.tsx';
import type { PlainKey } from '#i18n/messages.ts';
import { useT } from '#i18n/useT.ts';
import { Form } from '#ui/forms/Form.tsx';
import { NeedsCode } from '#ui/forms/NeedsCode.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useProblemsAgain } from '#ui/forms/useProblemsAgain.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import type { SignIn } from './useSignInHere.ts';

type Credentials = { email: string; password: string };

/** E-mail and password (LOGIN-1 to LOGIN-5). A refusal leaves the form as it is, with the password focused (C-01, LOGIN-17). */
export const LoginForm = ({ signIn }: { signIn: SignIn }) => {
  const t = useT();
  const session = useSession();
  const [problem, setProblem] = useState<PlainKey | null>(null);
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const { register, handleSubmit, setFocus, formState } = form;
  useProblemsAgain(form);
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(null);
    try {
      await signIn(() => session.signIn(email.trim(), password));
    } catch (error) {
      setProblem(emailProblemOf(error));
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <Form onSubmit={submit}>
      <TextInput
        label={t('login.email')}
        type="email"
        autoComplete="email"
        required
        problem={errors.email?.message}
        {...register('email', { validate: (email) => email.trim() !== '' || t('login.emailRequired') })}
      />
      <TextInput
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        required
        problem={errors.password?.message}
        {...register('password', { required: t('login.passwordRequired') })}
      />
      {problem && <AlertLine>{t(problem)}</AlertLine>}
      <NeedsCode>
        <Button type="submit" variant="contained" color="primary" size="large" disabled={isSubmitting}>
          {t('login.submit')}
        </Button>
      </NeedsCode>
    </Form>
  );
};
