import { http, HttpResponse } from 'msw';
import { demoPeople } from '#backend/seed.ts';
import type { Role, User } from '#domain/entities.ts';

/** Answers the demo person's own record with changes; null where the server knows no such person. */
export const recordOf = (role: Role, change: Partial<User> | null) =>
  http.get(`*/api/oneUser${demoPeople[role]}`, () =>
    change
      ? HttpResponse.json({
          _id: '1',
          name: 'Ada Ünal',
          email: demoPeople[role],
          role,
          coin: 50,
          imgurl: '',
          ...change,
        })
      : HttpResponse.json({ message: 'There is no such user.' }, { status: 404 }),
  );
