import { useCallback } from 'react';
import type { Records } from '#dataProvider/bindings.ts';
import { payoutStates, type PayoutState } from '#domain/payoutStates.ts';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import type { Tone } from '#ui/messages/tones.ts';
import { cut } from '#ui/text/cut.ts';

/** Badge with the state of a withdrawal. */
export const PayoutBadge = ({ state }: { state: string }) => {
  const t = useT();
  return <StatusBadge tone={isState(state) ? tones[state] : 'info'}>{stateText(state, t)}</StatusBadge>;
};

/** The translated name of a withdrawal's state; a state that we do not know is returned as the server wrote it. */
export const stateText = (state: string, t: ReturnType<typeof useT>): string =>
  isState(state) ? t(`batches.state.${state}`) : cut(state);

/**
 * Hook that returns a function to get a withdrawal's explanation: the bank's reference, or the reason why it is held,
 * has failed or was refused. It returns '' when there is neither.
 */
export const useSaid = () => {
  const t = useT();
  return useCallback(
    ({ status, reference, reason }: Records['payouts']['record']): string =>
      reference || reason || (status === 'held' ? t('batches.welcomesOnly') : ''),
    [t],
  );
};

const isState = (text: string): text is PayoutState => payoutStates.some((one) => one === text);
const tones: Readonly<Record<PayoutState, Tone>> = {
  pending: 'waiting',
  held: 'warning',
  underWay: 'info',
  approved: 'success',
  failed: 'failure',
  refused: 'failure',
};
