import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { demoPeople } from '#backend/seed.ts';
import { useT } from '#i18n/useT.ts';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { ADDRESS } from '#domain/email.ts';
import { roles } from '#domain/entities.ts';
import { googleAnswer, type GoogleAccount } from './googleAnswer.ts';

/**
 * Sends the chosen account, or null, to the page that opened this pop-up, then closes the pop-up. A page of another
 * origin does not get the message.
 */
const answer = (chosen: GoogleAccount | null) => {
  const opener = window.opener as Window | null;
  opener?.postMessage(googleAnswer(new URL(location.href), chosen), location.origin);
  window.close();
};

const chosenIn = (form: FormData): GoogleAccount => {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { email: field('email'), name: field('name'), picture: '' };
};

/**
 * Page in the pop-up of the simulated Google sign-in, at the path that the SDK uses with emulators:
 * /emulator/auth/handler. `inBrowser` is true when the marketplace is simulated in this browser too, so that no server
 * learns the e-mail address.
 */
export const AccountChooser = ({ inBrowser }: { inBrowser: boolean }) => {
  const t = useT();
  if (!window.opener)
    return (
      <Box component="main" sx={{ p: 3 }}>
        <AlertLine tone="info">{t('demo.google.noOpener')}</AlertLine>
      </Box>
    );
  return (
    <Stack component="main" spacing={2} sx={{ p: 3 }}>
      <Typography variant="h5" component="h1">
        {t('demo.google.title')}
      </Typography>
      <Typography color="textSecondary">
        {t(`demo.google.explanation.${inBrowser ? 'inBrowser' : 'onServer'}`)}
      </Typography>
      <List aria-label={t('demo.google.accounts')} dense>
        {roles.map((role) => (
          <ListItem key={role} disablePadding>
            <ListItemButton onClick={() => answer({ email: demoPeople[role], name: '', picture: '' })}>
              <ListItemAvatar sx={{ minWidth: 48 }}>
                <PersonAvatar name={t(`role.${role}`)} />
              </ListItemAvatar>
              <ListItemText primary={t(`role.${role}`)} secondary={demoPeople[role]} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Stack
        component="form"
        spacing={2}
        aria-label={t('demo.google.another')}
        onSubmit={(event) => {
          event.preventDefault();
          answer(chosenIn(new FormData(event.currentTarget)));
        }}
      >
        <Typography variant="h6" component="h2">
          {t('demo.google.another')}
        </Typography>
        <TextInput name="name" label={t('register.name')} required autoComplete="off" />
        <TextInput
          name="email"
          type="email"
          label={t('login.email')}
          required
          autoComplete="off"
          html={{ pattern: ADDRESS.source }}
        />
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button onClick={() => answer(null)}>{t('action.cancel')}</Button>
          <Button type="submit" variant="contained" color="primary">
            {t('chooseRole.submit')}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
};
