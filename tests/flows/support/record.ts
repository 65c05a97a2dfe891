import { http, HttpResponse } from 'msw';
import { demoPeople } from '#backend/seed.ts';
import type { Role, User } from '#domain/entities.ts';

/** Handler that answers the record of the demo's user of this role, with changes. */
export const recordOf = (role: Role, change: Partial<User>) =>
  http.get(`*/api/oneUser${demoPeople[role]}`, () =>
    HttpResponse.json({ _id: '1', name: 'Ada Ünal', email: demoPeople[role], role, coin: 50, imgurl: '', ...change }),
  );
