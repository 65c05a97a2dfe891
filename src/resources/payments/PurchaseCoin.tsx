import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, useState, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { balanceOf } from '#authProvider/sessionState.ts';
import { isPerDollar, rateOf, type CoinPackage } from '#domain/coins.ts';
import { wholeNumberOf } from '#domain/wholeNumber.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { usePrices } from '#services/PricesContext.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { Late } from '#ui/loading/Late.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { CardSkeleton, PackageArt, PaymentPanel } from './PaymentPanel.tsx';
import { UnsavedPurchases } from './UnsavedPurchases.tsx';

const CardPayment = lazy(() => import('./CardPayment.tsx').then((module) => ({ default: module.CardPayment })));

/**
 * Screen 'Purchase Coin' (BP): the packages on sale. Choosing one replaces them by the card form; after the payment or
 * 'Cancel' they are shown again.
 */
export const PurchaseCoin = () => {
  const t = useT();
  const [chosen, setChosen] = useState<CoinPackage>();
  const [isPaying, setIsPaying] = useState(false);
  const { packages } = usePrices();
  const task = useWaitingTask();
  const choose = (wanted: CoinPackage) => {
    setChosen(wanted);
    setIsPaying(true);
  };
  return (
    <>
      <ScreenHeading title={t('menu.purchaseCoin')} description={t('purchase.description')} />
      <UnsavedPurchases />
      {/* The message is about the packages, so it is shown beside them alone. */}
      {task && !isPaying && <WaitingTask {...task} />}
      {isPaying && chosen ? (
        <PaymentPanel wanted={chosen}>
          <Late fallback={<CardSkeleton />}>
            <CardPayment wanted={chosen} onEnd={() => setIsPaying(false)} />
          </Late>
        </PaymentPanel>
      ) : (
        <Box component="ul" aria-label={t('purchase.packages')} sx={listStyle}>
          {packages.map((one) => (
            <PackageCard
              key={one.coins}
              wanted={one}
              onChoose={() => choose(one)}
              focused={one === chosen}
              isEnough={one === task?.enough}
            />
          ))}
        </Box>
      )}
    </>
  );
};

type TaskInNeed = {
  /** Coins that the buyer lacks; 0 if none. */
  missing: number;
  /** Smallest package that covers the missing coins; undefined if there is none, or if no coins are missing. */
  enough: CoinPackage | undefined;
};

/**
 * Hook that returns the `missing` coins that the buyer lacks for a task, and `enough`, the smallest package that covers
 * them. The task's form linked to this screen with the task's cost in the address (`?for=`, in coins); without it, the
 * result is undefined.
 */
const useWaitingTask = (): TaskInNeed | undefined => {
  const [params] = useSearchParams();
  const balance = balanceOf(useSessionState());
  const { packages } = usePrices();
  const cost = wholeNumberOf(params.get('for') ?? '');
  if (cost === null || !Number.isSafeInteger(cost)) return undefined;
  const missing = Math.max(0, cost - balance);
  return { missing, enough: missing > 0 ? packages.find(({ coins }) => coins >= missing) : undefined };
};

/**
 * Message with the coins that the task still needs, and whether one package is `enough` for them. Its button leads back
 * to the task's form, where the draft is still kept.
 */
const WaitingTask = ({ missing, enough }: TaskInNeed) => {
  const t = useT();
  const navigate = useNavigate();
  const inCoins = useCoinText();
  const back = { label: t('purchase.forTask.back'), onClick: () => void navigate(addresses.addTask) };
  return (
    <Box role="status" sx={{ mb: 2 }}>
      <MessageBar tone={missing > 0 ? 'info' : 'success'} action={back}>
        {missing === 0
          ? t('purchase.forTask.enough')
          : t(enough ? 'purchase.forTask.missing' : 'purchase.forTask.missingMany', { coins: inCoins(missing) })}
      </MessageBar>
    </Box>
  );
};

/** Style of the list of packages (BP-1): four side by side, then two, then one, as the window narrows. */
const listStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/**
 * Props of a package's card. `focused` moves the focus back to its button, because it was the chosen one; `isEnough`
 * marks the package that covers a waiting task.
 */
type PackageCardProps = { wanted: CoinPackage; onChoose: () => void; focused: boolean; isEnough: boolean };

/**
 * Card of a package on sale, with its coins, its price, and its coins per dollar. If the rate of withdrawals is set for
 * another sum than one dollar, it shows the coins per that sum.
 */
const PackageCard = ({ wanted, onChoose, focused, isEnough }: PackageCardProps) => {
  const t = useT();
  const { number, digits } = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const isFocused = useRef(focused);
  useEffect(() => {
    if (isFocused.current) button.current?.focus();
  }, []);
  const { coins, price } = wanted;
  const prices = usePrices();
  const rate = rateOf(wanted, prices);
  const isBest = prices.packages.every((one) => rateOf(one, prices) <= rate);
  return (
    <Card component="li" sx={cardStyle}>
      <Box sx={artStyle}>
        <PackageArt wanted={wanted} />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, p: 2, pt: 1.5, flex: 1, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography component="h2" variant="h5">
            {t('coins.count', { coins: digits(coins), smart_count: coins })}
          </Typography>
          {isEnough && <StatusBadge tone="info">{t('purchase.forTask.badge')}</StatusBadge>}
          {isBest && <StatusBadge tone="success">{t('purchase.best')}</StatusBadge>}
        </Box>
        <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('purchase.price', { dollars: number(price) })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {isPerDollar(prices)
            ? t('purchase.rate', { rate: number(rate) })
            : t('purchase.rateOf', { rate: number(rate), money: number(prices.payout.pays) })}
        </Typography>
      </Box>
      <Box sx={{ px: 2, pb: 2 }}>
        <Button ref={button} fullWidth variant={isBest ? 'contained' : 'outlined'} color="primary" onClick={onChoose}>
          {t('purchase.buy', { coins: digits(coins) })}
        </Button>
      </Box>
    </Card>
  );
};

/**
 * Style of a card: on phones a row with the picture at the left, so that the best package is visible without scrolling.
 */
const cardStyle = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '112px minmax(0, 1fr)',
  flexDirection: 'column',
  minWidth: 0,
} as const;
const artStyle = {
  display: 'grid',
  placeItems: { xs: 'center', sm: 'end center' },
  gridRow: 'span 2',
  height: { sm: 120 },
  pb: { sm: 1.5 },
  px: { xs: 0.5, sm: 1 },
  '& svg': { display: 'block', width: '100%', maxHeight: 96 },
  bgcolor: 'fluent.brandTint',
} as const;
