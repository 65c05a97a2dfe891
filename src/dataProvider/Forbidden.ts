import type { Role } from '../domain/entities.ts';

/** Error of an action that the bindings do not allow the role. It is thrown before anything is sent. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
  constructor(role: Role, verb: string, resource: string) {
    super(`A ${role} may not ${verb} ${resource}.`);
  }
}
