import { TableRegular } from '@fluentui/react-icons/headless/svg/table';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { BarButton } from '../commands/BarButton.tsx';
import { CheckItem } from '../commands/CheckItem.tsx';
import { LateMenu } from '../commands/LateMenu.tsx';
import { useMenu } from '../commands/useMenu.ts';
import { useConfirm } from '../dialogs/useConfirm.ts';
import type { SavedView } from './savedViews.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { useViews } from './useViews.ts';
import type { View } from './view.ts';

/** The view that is shown, by name, and the others to choose from. */
export const ViewMenu = ({ builtIn }: { builtIn: readonly View[] }) => {
  const t = useT();
  const confirm = useConfirm();
  const { button, menu, pick, choose } = useMenu();
  const views = useViews(builtIn);
  const [saving, setSaving] = useState(false);
  const { current, own } = views;
  const name = current?.view.label ?? t('view.custom');
  const removable = own.find(({ key }) => key === current?.view.key);

  const remove = async (view: SavedView) => {
    if (await confirm({ subject: view.label, warning: t('confirm.cannotBeUndone') })) views.remove(view);
  };
  const item = (view: View | SavedView) => (
    <CheckItem key={view.key} radio checked={view === current?.view} onClick={pick(() => views.choose(view))}>
      <Typography component="span" noWrap>
        {view.label}
      </Typography>
    </CheckItem>
  );
  return (
    <>
      <BarButton
        Icon={TableRegular}
        label={current?.changed ? t('view.changed', { name }) : name}
        prefix={t('view.label')}
        {...button}
      />
      <LateMenu {...menu}>
        {views.builtIn.map(item)}
        {own.length > 0 && <Divider />}
        {own.map(item)}
        <Divider />
        <MenuItem onClick={choose(() => setSaving(true))}>{t('view.saveAs')}</MenuItem>
        {removable && (
          <MenuItem onClick={choose(() => void remove(removable))}>
            <Typography component="span" noWrap>
              {t('view.delete', { name: removable.label })}
            </Typography>
          </MenuItem>
        )}
      </LateMenu>
      <SaveViewDialog
        open={saving}
        builtIn={views.builtIn}
        own={own}
        onSave={views.save}
        onClose={() => setSaving(false)}
      />
    </>
  );
};
