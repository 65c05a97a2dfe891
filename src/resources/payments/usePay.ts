import { CardElement, useElements } from '@stripe/react-stripe-js';
import { useRef, useState } from 'react';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import type { PayStage } from '#purchases/purchasesDeps.ts';
import type { Purchases } from '#purchases/createPurchases.ts';
import type { CoinPackage } from '#purchases/purchase.ts';
import { useT } from '#i18n/useT.ts';
import { useServices } from '#services/ServicesContext.tsx';

type Problem = { text: string; reason?: string | undefined };

/** What 'Pay' does (BP-8 to BP-14). `onEnd` is called once the card was charged, whether the server knows of it or not. */
export const usePay = (wanted: CoinPackage, purchases: Purchases, onEnd: () => void) => {
  const t = useT();
  const { cards } = useServices();
  const elements = useElements();
  const email = useSessionState().user?.email ?? '';
  const [stage, setStage] = useState<PayStage>();
  const [problem, setProblem] = useState<Problem>();
  // State is drawn too late for a second click in the same moment.
  const isPaying = useRef(false);

  const pay = async (): Promise<void> => {
    const card = elements?.getElement(CardElement);
    if (!card || isPaying.current) return;
    isPaying.current = true;
    setProblem(undefined);
    const answer = await purchases.pay(wanted, (secret) => cards.confirm(secret, card, email), setStage);
    isPaying.current = false;
    setStage(undefined);
    if (answer.result === 'failed') setProblem({ text: t('purchase.failed'), reason: answer.reason });
    else if (answer.result === 'elsewhere') setProblem({ text: t('purchase.elsewhere') });
    else onEnd();
  };
  return { pay, stage, problem };
};
