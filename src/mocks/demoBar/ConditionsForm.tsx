import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { failureModes, latencies, readConditions, writeConditions, type Conditions } from '../conditions.ts';

type Choice = { value: string; label: string; change: Partial<Conditions> };

/** For developers: how slow and how broken the simulated server is, for this tab. */
export const ConditionsForm = () => {
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
