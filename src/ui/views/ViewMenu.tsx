import { TableRegular } from '@fluentui/react-icons/headless/svg/table';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState, lazy, Suspense, useId } from 'react';
import { useT } from '#i18n/useT.ts';
import { BarButton } from '../commands/BarButton.tsx';
import { CheckItem } from '../commands/CheckItem.tsx';
import { LateMenu, useMenu } from '../commands/LateMenu.tsx';
import { useConfirm } from '../dialogs/useConfirm.ts';
import { useEverOpen } from '../dialogs/useEverOpen.ts';
import { useNotices } from '../notices/useNotices.ts';
import { Dialog } from '../overlay/Dialog.ts';
import { useViews, type SavedView } from './useViews.ts';
import type { View, ViewSwitch } from './view.ts';
import type { ViewNameFormProps } from './ViewNameForm.tsx';

type ViewMenuProps = { builtIn: readonly View[]; ownSwitch?: ViewSwitch | undefined; brief?: boolean };

/**
 * Menu of the views of the surrounding list, labelled with the current one. Users can save the list's look as a view,
 * and update, rename and delete their own views. `ownSwitch` is a further menu item for an own view; `brief` shows the
 * menu's icon alone.
 */
export const ViewMenu = ({ builtIn, ownSwitch, brief }: ViewMenuProps) => {
  const t = useT();
  const confirm = useConfirm();
  const { success } = useNotices();
  const { button, menu, pick, choose } = useMenu();
  const views = useViews(builtIn);
  const [naming, setNaming] = useState<'new' | 'own' | null>(null);
  const { current, own } = views;
  const name = current?.view.label ?? t('view.custom');
  const mine = own.find(({ key }) => key === current?.view.key);

  const remove = async (view: SavedView) => {
    if (await confirm({ subject: view.label, warning: t('confirm.cannotBeUndone') })) views.remove(view);
  };
  const update = (view: SavedView) => {
    views.update(view);
    success((t) => t('view.updated', { name: view.label }));
  };
  const rename = (view: SavedView) => (label: string) => {
    views.rename(view, label);
    success((t) => t('view.renamed', { name: label }));
  };
  const closeName = () => setNaming(null);
  const inOneLine = (text: string) => (
    <Typography component="span" noWrap>
      {text}
    </Typography>
  );
  const named = (key: 'view.update' | 'view.rename' | 'view.delete', view: SavedView) =>
    inOneLine(t(key, { name: view.label }));
  const item = (view: View | SavedView) => (
    <CheckItem key={view.key} radio checked={view === current?.view} onClick={pick(() => views.choose(view))}>
      {inOneLine(view.label)}
    </CheckItem>
  );
  return (
    <>
      <BarButton
        Icon={TableRegular}
        label={current?.changed ? t('view.changed', { name }) : name}
        prefix={t('view.label')}
        brief={brief}
        {...button}
      />
      <LateMenu {...menu}>
        {views.builtIn.map(item)}
        {own.length > 0 && <Divider />}
        {own.map(item)}
        <Divider />
        <MenuItem onClick={choose(() => setNaming('new'))}>{t('view.saveAs')}</MenuItem>
        {mine && current?.changed && (
          <MenuItem onClick={choose(() => update(mine))}>{named('view.update', mine)}</MenuItem>
        )}
        {mine && ownSwitch && (
          <CheckItem checked={ownSwitch.isOn(mine)} onClick={pick(() => ownSwitch.change(mine))}>
            {ownSwitch.label}
          </CheckItem>
        )}
        {mine && <MenuItem onClick={choose(() => setNaming('own'))}>{named('view.rename', mine)}</MenuItem>}
        {mine && <MenuItem onClick={choose(() => void remove(mine))}>{named('view.delete', mine)}</MenuItem>}
      </LateMenu>
      <ViewNameDialog
        open={naming === 'new'}
        builtIn={views.builtIn}
        own={own}
        onName={views.save}
        onClose={closeName}
      />
      {mine && (
        <ViewNameDialog
          open={naming === 'own'}
          builtIn={views.builtIn}
          own={own}
          renamed={mine}
          onName={rename(mine)}
          onClose={closeName}
        />
      )}
    </>
  );
};

/** Form for the name of a view. Its code is loaded on demand, because few visits save or rename one. */
const ViewNameForm = lazy(() => import('./ViewNameForm.tsx').then((module) => ({ default: module.ViewNameForm })));

/** Dialogs 'Save view as…' and 'Rename view…', with a name field. */
const ViewNameDialog = ({ open, ...rest }: ViewNameFormProps & { open: boolean }) => {
  const t = useT();
  const title = useId();
  if (!useEverOpen(open)) return null;
  return (
    <Dialog open={open} onClose={rest.onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{t(rest.renamed ? 'view.renameTitle' : 'view.saveTitle')}</DialogTitle>
      <Suspense>
        <ViewNameForm {...rest} />
      </Suspense>
    </Dialog>
  );
};
