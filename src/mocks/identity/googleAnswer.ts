export type GoogleAccount = { email: string; name: string; picture: string };

/**
 * Event of Google's handler page for the SDK: the chosen account, or an error. `page` is the address of the pop-up,
 * whose query identifies the request.
 */
export const googleAnswer = (page: URL, chosen: GoogleAccount | null) => {
  const asked = page.searchParams;
  const claims = chosen && { ...chosen, sub: `google-${chosen.email}`, email_verified: true };
  const answer = new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) });
  return {
    eventType: 'sendAuthEvent',
    authEvent: {
      type: asked.get('authType'),
      eventId: asked.get('eventId'),
      sessionId: 'demo',
      postBody: null,
      tenantId: null,
      urlResponse: claims ? `${page.origin}${page.pathname}?${answer.toString()}` : null,
      error: claims ? null : { code: 'auth/user-cancelled', message: 'No account was chosen' },
    },
  } as const;
};
