import { Info20Regular } from '@fluentui/react-icons/headless/svg/info';
import { Settings20Regular } from '@fluentui/react-icons/headless/svg/settings';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import type { PopoverActions } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState } from 'react';
import { useSession } from '#authProvider/SessionContext.tsx';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { failureModes, latencies, readConditions, writeConditions, type Conditions } from '../conditions.ts';
import { resetSimulation } from '../start.ts';
import { Popover } from '#ui/overlay/Popover.ts';
import { Disputes } from './Disputes.tsx';

/**
 * Button with a popover that explains the demo, decides its disputes, sets latency and failures of its server, and
 * resets it. If the simulation runs outside of the browser, the popover only explains the demo and decides disputes.
 */
export const DemoSettings = ({ inBrowser }: { inBrowser: boolean }) => {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const popover = useRef<PopoverActions>(null);
  const place = useCallback(() => popover.current?.updatePosition(), []);
  const label = t(inBrowser ? 'demo.settings' : 'demo.about');
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {inBrowser ? <Settings20Regular /> : <Info20Regular />}
      </IconButton>
      <Popover
        action={popover}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Stack spacing={2} sx={{ p: 2, maxWidth: 288 }}>
          <Typography variant="body2">{t('demo.explanation')}</Typography>
          <Disputes onResize={place} />
          {inBrowser && (
            <>
              <ConditionsForm />
              <ResetDemo />
            </>
          )}
        </Stack>
      </Popover>
    </>
  );
};

type Choice = { value: string; label: string; change: Partial<Conditions> };

/** Form for the latency and the failures of the simulated server in this tab. */
const ConditionsForm = () => {
  const t = useT();
  const [conditions, setConditions] = useState(readConditions);
  const choose = (change: Partial<Conditions>) => {
    const next = { ...conditions, ...change };
    writeConditions(next);
    setConditions(next);
  };
  const group = (label: string, value: string, choices: Choice[]) => (
    <FormControl component="fieldset">
      <FormLabel component="legend">{label}</FormLabel>
      <RadioGroup aria-label={label} value={value}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            label={choice.label}
            control={<Radio size="small" onChange={() => choose(choice.change)} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
  const latency = (milliseconds: Conditions['latency']): Choice => ({
    value: String(milliseconds),
    label: milliseconds === 0 ? t('demo.latency.instant') : t('demo.latency.milliseconds', { milliseconds }),
    change: { latency: milliseconds },
  });
  const failures = (mode: Conditions['failures']): Choice => ({
    value: mode,
    label: t(`demo.failures.${mode}`),
    change: { failures: mode },
  });
  return (
    <>
      {group(t('demo.latency.label'), String(conditions.latency), latencies.map(latency))}
      {group(t('demo.failures.label'), conditions.failures, failureModes.map(failures))}
    </>
  );
};

/** Button that resets the demo to its initial state, after a confirmation. */
const ResetDemo = () => {
  const t = useT();
  const session = useSession();
  const confirm = useConfirm();
  const prices = usePrices();
  const [resetting, setResetting] = useState(false);
  const reset = async () => {
    const warning = t('demo.reset.explanation');
    if (!(await confirm({ subject: t('demo.reset.title'), warning, verb: t('demo.reset.confirm') }))) return;
    setResetting(true);
    if (session.state().user) await session.signOut().catch(console.error);
    await resetSimulation(prices);
    location.assign('/');
  };
  return (
    <Button
      loading={resetting}
      loadingIndicator={<CircularProgress size={16} color="inherit" aria-hidden />}
      onClick={() => void reset()}
    >
      {t('demo.reset.action')}
    </Button>
  );
};
