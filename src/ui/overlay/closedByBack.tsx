import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { closeByBack } from './openOverlays.ts';

type Overlay = {
  open?: boolean | undefined;
  onClose?: ((event: object, reason: 'escapeKeyDown') => void) | undefined;
};

/** What lies over the page, as MUI draws it: Back closes it as Escape does, before it leaves the page. */
export const closedByBack = <P extends Overlay>(Drawn: ComponentType<P>) => {
  const Closed = (props: P) => {
    const { open = false, onClose } = props;
    const close = useEffectEvent(() => {
      onClose?.({}, 'escapeKeyDown');
    });
    useEffect(
      () =>
        open
          ? closeByBack(() => {
              close();
            })
          : undefined,
      [open],
    );
    return <Drawn {...props} />;
  };
  return Closed;
};
