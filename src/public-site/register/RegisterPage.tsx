import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useSessionState, useSession } from '#authProvider/SessionContext.tsx';
import { signUpRoleOptions } from '#authProvider/signUpRoleOptions.ts';
import type { SignUpRole } from '#domain/entities.ts';
import { emailProblem, isSignUpRole, nameProblem, passwordProblem, roleProblem } from '#domain/rules.ts';
import { useRule } from '#i18n/useRule.ts';
import { useT } from '#i18n/useT.ts';
import { HOME_AFTER_SIGN_IN } from '#security/safePath.ts';
import { usePrices } from '#services/PricesContext.ts';
import { useServices } from '#services/ServicesContext.ts';
import { Form } from '#ui/forms/Form.tsx';
import { ImageField } from '#ui/pictures/ImageField.tsx';
import { NeedsCode } from '#ui/forms/NeedsCode.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useCheckedForm } from '#ui/forms/useCheckedForm.ts';
import { AuthCard, Or, OtherWay } from '../login/AuthCard.tsx';
import { GoogleSignIn } from '../login/GoogleSignIn.tsx';
import { PasswordField } from '../login/PasswordField.tsx';
import { SignedInCard } from '../login/SignedInCard.tsx';
import { useSignInHere, type Destination, type SignIn } from '../login/useSignInHere.ts';

/** Path to open after a sign-up: always the Dashboard (REG-24). */
const dashboard: Destination = () => Promise.resolve(HOME_AFTER_SIGN_IN);

/** Page /register, for a sign-up by e-mail or with Google. */
export const RegisterPage = () => {
  const t = useT();
  const { user, record } = useSessionState();
  const { signingIn, signIn } = useSignInHere(dashboard);
  const { worker, buyer, perDay } = usePrices().welcome;
  const lead = t('register.lead', { worker, buyer });
  if (user && !signingIn) return <SignedInCard user={user} record={record} />;
  return (
    <AuthCard
      heading={t('register.heading')}
      lead={perDay === null ? lead : `${lead} ${t('register.whileTheyLast')}`}
      tall
    >
      <RegisterForm signIn={signIn} />
      <Or>{t('login.or')}</Or>
      <GoogleSignIn roleLabel={t('register.googleRole')} placeholder={t('register.chooseGoogleRole')} signIn={signIn} />
      <OtherWay question={t('register.haveAccount')} to="/login" link={t('register.loginLink')} />
    </AuthCard>
  );
};

type NewAccountForm = { name: string; imgurl: string; email: string; password: string; role: SignUpRole | '' };

const empty: NewAccountForm = { name: '', imgurl: '', email: '', password: '', role: '' };

/**
 * Form for a sign-up by e-mail (REG-1 to REG-22). A refusal by the identity provider is only logged, and the fields
 * keep their values (C-04, REG-25).
 */
const RegisterForm = ({ signIn }: { signIn: SignIn }) => {
  const t = useT();
  const by = useRule();
  const session = useSession();
  const { images } = useServices();
  const [uploading, setUploading] = useState(false);
  const { control, register, handleSubmit, formState } = useCheckedForm<NewAccountForm>({ defaultValues: empty });
  const image = useController({ control, name: 'imgurl' });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ name, imgurl, email, password, role }) => {
    if (!isSignUpRole(role)) return;
    const account = { name: name.trim(), imgurl, email: email.trim(), password, role };
    await signIn(() => session.signUp(account)).catch((error: unknown) => console.error(error));
  });

  return (
    <Form onSubmit={submit}>
      <TextInput
        label={t('register.name')}
        autoComplete="name"
        required
        html={{ dir: 'auto' }}
        problem={errors.name?.message}
        {...register('name', { validate: by(nameProblem) })}
      />
      <ImageField
        label={t('register.image')}
        hint={t('register.imageHint')}
        value={image.field.value}
        onChange={image.field.onChange}
        upload={images.upload}
        onBusy={setUploading}
      />
      <TextInput
        label={t('login.email')}
        type="email"
        autoComplete="email"
        required
        problem={errors.email?.message}
        {...register('email', { validate: by(emailProblem) })}
      />
      <PasswordField
        autoComplete="new-password"
        required
        hint={t('register.passwordHint')}
        problem={errors.password?.message}
        {...register('password', { validate: by(passwordProblem) })}
      />
      <SelectField
        label={t('role.label')}
        placeholder={t('login.chooseRole')}
        options={signUpRoleOptions(t)}
        required
        problem={errors.role?.message}
        {...register('role', { validate: by(roleProblem) })}
      />
      <NeedsCode>
        <SubmitButton size="large" busy={isSubmitting} disabled={uploading}>
          {t('register.submit')}
        </SubmitButton>
      </NeedsCode>
    </Form>
  );
};
