import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useEffect, useRef, useState, type BaseSyntheticEvent } from 'react';
import { isFilled } from '#domain/unseen.ts';
import { useT } from '#i18n/useT.ts';
import { bannerStyle } from '#public-site/cardStyle.ts';
import { paragraphStyle, sectionHeadingStyle } from '#public-site/headlineStyle.ts';
import { Container } from '#public-site/shell/Container.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { NeedsCode } from '#ui/forms/NeedsCode.tsx';
import { DARK, fluent } from '#ui/theme/tokens.ts';

/** Section of the landing page with a form to subscribe to a newsletter (HOME-27). */
export const Newsletter = () => {
  const t = useT();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ pb: { xs: 7, md: 10 }, bgcolor: 'fluent.page' }}>
      <Container>
        <Box data-reveal="" sx={box}>
          <div>
            <Typography id={id} variant="h2" sx={sectionHeadingStyle}>
              {t('home.newsletter.heading')}
            </Typography>
            <Typography sx={{ mt: 1, maxWidth: 440, ...paragraphStyle }}>{t('home.newsletter.lead')}</Typography>
          </div>
          <NewsletterForm />
        </Box>
      </Container>
    </Box>
  );
};

const box = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  alignItems: 'center',
  gap: { xs: 3, md: 6 },
  ...bannerStyle,
  // Less at the bottom, where the form has an empty line for messages.
  pb: { xs: 1 },
} as const;

/** Milliseconds for which the thanks are shown before the field is emptied (HOME-30). */
const THANKS = 1000;

const messages = { empty: 'register.emailMalformed', thanks: 'home.newsletter.thanks' } as const;

/**
 * Form for a newsletter, which sends nothing (HOME-27 to HOME-31). It refuses only an empty address (C-36). The field
 * is uncontrolled, so that text typed before the code has loaded stays.
 */
const NewsletterForm = () => {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<keyof typeof messages | null>(null);

  useEffect(() => {
    if (said !== 'thanks') return;
    const timer = setTimeout(() => {
      setSaid(null);
      if (field.current) field.current.value = '';
    }, THANKS);
    return () => clearTimeout(timer);
  }, [said]);

  const submit = async (event: BaseSyntheticEvent) => {
    event.preventDefault();
    const empty = !isFilled(field.current?.value ?? '');
    setSaid(empty ? 'empty' : 'thanks');
    if (empty) field.current?.focus();
  };

  return (
    <Form onSubmit={submit}>
      <Box>
        <Box component="label" htmlFor={`${id}field`} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
          {t('home.newsletter.email')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Box
            component="input"
            ref={field}
            id={`${id}field`}
            name="email"
            type="email"
            autoComplete="email"
            aria-invalid={said === 'empty'}
            aria-describedby={`${id}said`}
            onInput={() => setSaid((before) => (before === 'empty' ? null : before))}
            sx={input}
          />
          <NeedsCode>
            <Button type="submit" variant="contained" color="primary" size="large">
              {t('home.newsletter.submit')}
            </Button>
          </NeedsCode>
        </Box>
        {/* Mounted while empty too, so that nothing moves and messages are announced. */}
        <Box id={`${id}said`} role="status" data-said={said ?? ''} sx={line}>
          {said && t(messages[said])}
        </Box>
      </Box>
    </Form>
  );
};

const input = {
  flex: '1 1 200px',
  minWidth: 0,
  height: '2.5rem',
  px: 1.5,
  font: 'inherit',
  fontSize: '1rem',
  color: 'fluent.text1',
  background: fluent('surface1'),
  [DARK]: { background: 'transparent' },
  border: `1px solid ${fluent('stroke1')}`,
  borderBottomColor: fluent('strokeAccessible'),
  borderRadius: '4px',
  '&:focus': { outline: '2px solid transparent', borderBottom: `2px solid ${fluent('brandText')}` },
  '&[aria-invalid="true"]': { borderColor: fluent('dangerMain') },
} as const;

const line = {
  minHeight: 20,
  mt: 1,
  fontWeight: 600,
  color: 'fluent.successText',
  '&[data-said="empty"]': { color: 'fluent.dangerText' },
} as const;
