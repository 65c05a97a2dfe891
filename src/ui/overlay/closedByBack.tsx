import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { closeByBack } from './openOverlays.ts';

type Overlay = {
  open?: boolean | undefined;
  onClose?: ((event: object, reason: 'escapeKeyDown') => void) | undefined;
};

/**
 * What lies over the page, as MUI draws it: Back closes it as Escape does, before it leaves the page. What the address opens
 * (`inAddress`) has its own entry of the history, and Back closes it without this.
 */
export const closedByBack = <P extends Overlay>(Drawn: ComponentType<P>) => {
  const Closed = ({ inAddress = false, ...props }: P & { inAddress?: boolean }) => {
    const { open = false, onClose } = props;
    const close = useEffectEvent(() => {
      onClose?.({}, 'escapeKeyDown');
    });
    useEffect(
      () =>
        open && !inAddress
          ? closeByBack(() => {
              close();
            })
          : undefined,
      [open, inAddress],
    );
    return <Drawn {...(props as unknown as P)} />;
  };
  return Closed;
};
