import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/headless/svg/eye-off';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { TextInput, type TextInputProps } from '#ui/forms/TextInput.tsx';

/** Password field with a button that shows the typed password. */
export const PasswordField = (props: Omit<TextInputProps, 'label' | 'type' | 'end'>) => {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      label={t('login.password')}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          aria-label={t('login.showPassword')}
          aria-pressed={shown}
          edge="end"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffRegular /> : <EyeRegular />}
        </IconButton>
      }
    />
  );
};
