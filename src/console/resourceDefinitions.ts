import type { ResourceDefinitions } from 'react-admin';
import { resources, screens, type Page } from './screens.ts';

/** What react-admin's useResourceDefinition answers. A page is where a screen is, whoever draws it: react-admin's own addresses lead nowhere. */
export const resourceDefinitions = (): ResourceDefinitions =>
  Object.fromEntries(
    resources.map(({ name, icon, recordRepresentation }) => {
      const has = (page: Page) => screens.some((screen) => screen.resource?.name === name && screen.page === page);
      const pages = { hasList: has('list'), hasCreate: has('create'), hasEdit: has('edit'), hasShow: has('show') };
      return [name, { name, icon, recordRepresentation, ...pages }];
    }),
  );
