import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';

/** Signs in as a demo person at a simulated server; resolves to the access token. */
export const signIn = async (url: string, email: string) => {
  const body = JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true });
  const address = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const { idToken } = (await (await fetchAlone(address, { method: 'POST', body })).json()) as { idToken: string };
  const proof = { authorization: `Bearer ${idToken}` };
  const answer = await fetchAlone(`${url}/api/jwt`, {
    method: 'POST',
    headers: proof,
    body: JSON.stringify({ email }),
  });
  return ((await answer.json()) as { token: string }).token;
};
