/** @typedef {import('../stage.mjs').Stage} Stage */

const PERSON = 'leaver@example.test';

/** Erases a worker who has nothing but the coins of a welcome. @param {Stage} stage @param {string} email */
export const erase = async ({ servers, ask }, email) => {
  const id = await ask(`SELECT _id FROM users WHERE email = '${email}'`);
  await servers.command(['erase', id, '--coins=10']);
};

/**
 * SQL statement that counts the users whose row has this address.
 * @param {string} email
 */
export const rowsOf = (email) => `SELECT count(*) FROM users WHERE users::text LIKE '%${email}%'`;

/**
 * Step in which somebody is erased by a command, and nothing of the person is left.
 * @param {Stage} stage
 */
export const erasePerson = async (stage) => {
  const { servers, load, ask, prove } = stage;
  await load.ask('leaver', PERSON, ...servers.urls);
  await erase(stage, PERSON);
  if ((await ask(rowsOf(PERSON))) !== '0') throw new Error('Something is left of whom was erased.');
  await prove();
  return { said: 'a person was erased: books and seals are right' };
};
