import { useCallback } from 'react';
import { paymentSystems, type PaymentSystem } from '#domain/coins.ts';
import { useT } from './useT.ts';

const isOurs = (system: string): system is PaymentSystem => (paymentSystems as readonly string[]).includes(system);

/** A payment system in the reader's letters. What the server has beside ours stays as it is. */
export const useSystemName = () => {
  const t = useT();
  return useCallback((system: string): string => (isOurs(system) ? t(`paymentSystem.${system}`) : system), [t]);
};
