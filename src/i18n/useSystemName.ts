import { useCallback } from 'react';
import { paymentSystems, type PaymentSystem } from '#domain/coins.ts';
import { useT } from './useT.ts';

const isOurs = (system: string): system is PaymentSystem => (paymentSystems as readonly string[]).includes(system);

/**
 * Hook that returns a function for the name of a payment system in the current language. An unknown one is shown as the
 * server sent it.
 */
export const useSystemName = () => {
  const t = useT();
  return useCallback((system: string): string => (isOurs(system) ? t(`paymentSystem.${system}`) : system), [t]);
};
