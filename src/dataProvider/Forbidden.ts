import type { Role } from '../domain/entities.ts';

/** An action that no cell of the bindings allows: it fails before anything is sent, and says why. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
  constructor(role: Role, verb: string, resource: string) {
    super(`A ${role} may not ${verb} ${resource}.`);
  }
}
