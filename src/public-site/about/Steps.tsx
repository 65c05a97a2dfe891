import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paymentSystems } from '#domain/coins.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { cardStyle, discStyle } from '../cardStyle.ts';
import { Section } from '../Section.tsx';

/** Payment systems that have a name: all but 'Other'. */
const systems = paymentSystems.filter((system) => system !== 'Other');

/** Section with the steps of a buyer and of a worker, from the start to the end of a task. */
export const Steps = () => {
  const t = useT();
  const systemName = useSystemName();
  const { leastWithdrawal: minimum, packages } = usePrices();
  const sides = [
    {
      name: t('about.buyerSteps'),
      steps: [
        { title: t('about.buy'), text: t(packages.length === 4 ? 'about.buyText' : 'about.buyTextOf') },
        { title: t('about.post'), text: t('about.postText') },
        { title: t('about.review'), text: t('about.reviewText') },
      ],
    },
    {
      name: t('about.workerSteps'),
      steps: [
        { title: t('about.pick'), text: t('about.pickText') },
        { title: t('about.send'), text: t('about.sendText') },
        {
          title: t('about.withdraw'),
          text: t('about.withdrawText', { minimum, systems: systems.map(systemName).join(', ') }),
        },
      ],
    },
  ];
  return (
    <Section band heading={t('about.stepsHeading')} lead={t('about.stepsLead')}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        {sides.map(({ name, steps }) => (
          <Box key={name} sx={{ ...cardStyle, p: { xs: 3, md: 4 } }}>
            <Typography component="h3" variant="h5">
              {name}
            </Typography>
            <Box component="ol" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
              {steps.map((step, nth) => (
                <Step key={step.title} {...step} nth={nth + 1} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
};

const Step = ({ title, text, nth }: { title: string; text: string; nth: number }) => {
  const { number } = useFormat();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2 }}>
      <Box aria-hidden sx={place}>
        {number(nth)}
      </Box>
      <Box>
        <Typography component="h4" variant="h6">
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
      </Box>
    </Box>
  );
};

const place = { ...discStyle(32), fontWeight: 600, fontVariantNumeric: 'tabular-nums' };
