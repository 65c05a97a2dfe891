import { changeCertificates } from './steps/changeCertificates.mjs';
import { changePasswords } from './steps/changePasswords.mjs';
import { changeSecrets } from './steps/changeSecrets.mjs';
import { erasePerson } from './steps/erasePerson.mjs';
import { failOver } from './steps/failOver.mjs';
import { fillDisks } from './steps/fillDisks.mjs';
import { measureStandby } from './steps/measureStandby.mjs';
import { restoreToMoment } from './steps/restoreToMoment.mjs';
import { upgrade } from './steps/upgrade.mjs';

/**
 * Steps of a rehearsal by their names. Each sets people to work, lets them rest, and proves that what they were told
 * is there.
 * @type {Record<string, (stage: import('./stage.mjs').Stage) => Promise<{ said: string, pause?: number }>>}
 */
export const STEPS = {
  upgrade,
  kill: failOver('kill'),
  cut: failOver('cut'),
  pause: failOver('pause'),
  secrets: changeSecrets,
  passwords: changePasswords,
  certificates: changeCertificates,
  disk: fillDisks,
  erase: erasePerson,
  standby: measureStandby,
  restore: restoreToMoment,
};

/** Faults of the leader, in turns, which `--rounds` counts. */
const FAULTS = ['kill', 'cut', 'pause'];
/** Steps that `--more` runs once after the rounds; before them comes the upgrade, as it begins with an earlier version. */
const ONCE = ['secrets', 'passwords', 'certificates', 'disk', 'erase', 'standby', 'restore'];

/**
 * Names of the steps that were asked for, in their order.
 * @param {{ rounds: string, more: boolean, only?: string | undefined }} asked
 */
export const planOf = ({ rounds, more, only }) => {
  if (only !== undefined) return only.split(',');
  const faults = Array.from({ length: Number(rounds) }, (_, nth) => FAULTS[nth % FAULTS.length] ?? '');
  return more ? ['upgrade', ...faults, ...ONCE] : faults;
};
