import { TextLineSpacingRegular } from '@fluentui/react-icons/headless/svg/text-line-spacing';
import { useT } from '#i18n/useT.ts';
import { BarButton } from '../commands/BarButton.tsx';
import { CheckItem } from '../commands/CheckItem.tsx';
import { LateMenu, useMenu } from '../commands/LateMenu.tsx';
import { densities, useGridPreferences, type Density } from './useGridPreferences.ts';

/** Menu for the height of the grid's rows. */
export const DensityMenu = () => {
  const t = useT();
  const { button, menu, pick } = useMenu();
  const { density, setDensity } = useGridPreferences();
  return (
    <>
      <BarButton Icon={TextLineSpacingRegular} label={t('density.label')} brief="unlessRoom" {...button} />
      <LateMenu {...menu}>
        {(Object.keys(densities) as Density[]).map((each) => (
          <CheckItem key={each} radio checked={each === density} onClick={pick(() => setDensity(each))}>
            {t(`density.${each}`)}
          </CheckItem>
        ))}
      </LateMenu>
    </>
  );
};
