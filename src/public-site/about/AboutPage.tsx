import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { TaskListAddRegular } from '@fluentui/react-icons/headless/svg/task-list-add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { isPerDollar } from '#domain/coins.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { product } from '#product.ts';
import { usePrices } from '#services/PricesContext.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { fluent, type FluentToken } from '#ui/theme/tokens.ts';
import { bannerStyle, cardStyle, discStyle } from '../cardStyle.ts';
import { headlineStyle, introBackground, leadStyle, paragraphStyle, sectionHeadingStyle } from '../headlineStyle.ts';
import { Container } from '../shell/Container.tsx';
import { useWayIn } from '../useWayIn.ts';
import { Packages } from './Packages.tsx';
import { Steps } from './Steps.tsx';

/** Page /aboutUs. It is static and makes no requests (ABOUT-1, ABOUT-2). */
export const AboutPage = () => {
  const t = useT();
  const { name } = product;
  const prices = usePrices();
  const { welcome, payout, leastWithdrawal: minimum } = prices;
  const money = useFormat().number(payout.pays);
  const numbers = { worker: welcome.worker, buyer: welcome.buyer, rate: payout.coins, minimum };
  const coins = isPerDollar(prices) ? t('about.coins', numbers) : t('about.coinsOf', { ...numbers, money });
  const cards = [
    { Icon: TaskListAddRegular, title: t('about.buyersTitle'), text: t('about.buyers') },
    { Icon: PersonRegular, title: t('about.workersTitle'), text: t('about.workers') },
    { Icon: CoinMultipleRegular, title: t('about.coinsTitle'), text: coins },
    { Icon: EyeRegular, title: t('about.trustTitle'), text: t('about.trust') },
  ];
  return (
    <Box sx={{ flex: 1, bgcolor: 'fluent.page' }}>
      <Box sx={{ background: introBackground }}>
        <Container sx={intro}>
          <Box sx={{ pt: { md: 5, lg: 9 } }}>
            <PageHeading sx={headlineStyle}>{t('about.heading', { name })}</PageHeading>
            <Typography sx={{ mt: 2, maxWidth: 560, ...leadStyle }}>{t('about.lead', { name })}</Typography>
          </Box>
          <AboutArt />
        </Container>
      </Box>
      <Container sx={{ pb: { xs: 7, md: 10 }, ...grid }}>
        {cards.map(({ Icon, title, text }) => (
          <Box key={title} component="section" sx={card}>
            <Box sx={mark}>
              <Icon fontSize={24} aria-hidden />
            </Box>
            <Box>
              <Typography component="h2" variant="h5">
                {title}
              </Typography>
              <Typography sx={{ mt: 1, ...paragraphStyle, sectionHeadingStyle }}>{text}</Typography>
            </Box>
          </Box>
        ))}
      </Container>
      <Steps />
      <Packages />
      <GetStarted />
    </Box>
  );
};

const grid = { display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } };

const intro = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.2fr 1fr' },
  gap: { xs: 4, md: 6 },
  // Not centred, because the text would move down once the browser has parsed the picture.
  alignItems: 'start',
  pt: { xs: 5, md: 8 },
  pb: { xs: 4, md: 6 },
};

/** Drawing of two people and a coin between them. */
const AboutArt = () => {
  const t = useT();
  return (
    <Box
      component="svg"
      viewBox="30 20 420 240"
      width="100%"
      role="img"
      aria-label={t('about.art')}
      sx={{ maxWidth: 500, justifySelf: { md: 'end' } }}
    >
      <rect x="30" y="24" width="420" height="232" rx="28" fill={fluent('brandTint')} />
      <circle cx="396" cy="78" r="40" fill={fluent('brandText')} opacity=".14" />
      <Figure x={130} tone="brandText" />
      <Figure x={350} tone="successMain" />
      <path
        d="M190 128 C 216 92, 264 92, 290 128"
        fill="none"
        stroke={fluent('brandText')}
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <circle cx="240" cy="100" r="25" fill={fluent('coinEdge')} />
      <circle cx="240" cy="97" r="25" fill={fluent('coinFace')} />
      <circle cx="240" cy="97" r="17" fill="none" stroke={fluent('coinEdge')} strokeWidth="2.5" opacity=".6" />
    </Box>
  );
};

const HEAD = 'M-12 20a28 32 0 1 1 24 0v14a12 9 0 0 1-24 0z';

/**
 * Head and shoulders of a person in the drawing. `x` is the middle of the figure, in units of the drawing. Head and neck
 * are lighter than hair and clothes, so that they stand out in both themes.
 */
const Figure = ({ x, tone }: { x: number; tone: FluentToken }) => (
  <g transform={`translate(${String(x)} 150)`} fill={fluent(tone)}>
    <path d="M-66 106V84c0-26 18-42 44-48h44c26 6 44 22 44 48v22z" />
    <path d={HEAD} fill="#fff" />
    <path d={HEAD} opacity=".45" />
    <path d="M-28-14c-6-30 10-44 28-44s34 14 28 44c-8-4-14-10-17-18-9 10-24 16-39 18z" />
  </g>
);

const card = { ...cardStyle, p: 3, display: 'flex', gap: 2 };

const mark = { ...discStyle(48), borderRadius: '12px' };

/** Invitation at the end of the page, with a link to /register, or to the Dashboard for signed-in users. */
const GetStarted = () => {
  const t = useT();
  const to = useWayIn();
  const here = to === '/Dashboard';
  return (
    <Container sx={{ pb: { xs: 7, md: 10 } }}>
      <Box sx={invitation}>
        <Box sx={{ flex: 1, minWidth: 240 }}>
          <Typography variant="h2" sx={sectionHeadingStyle}>
            {t('about.startHeading')}
          </Typography>
          {!here && (
            <Typography sx={{ mt: 1, ...paragraphStyle, sectionHeadingStyle }}>{t('about.startLead')}</Typography>
          )}
        </Box>
        <Button variant="contained" color="primary" size="large" component={RouterLink} to={here ? to : '/register'}>
          {t(here ? 'login.signedInDashboard' : 'about.start')}
        </Button>
      </Box>
    </Container>
  );
};

const invitation = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  ...bannerStyle,
};
