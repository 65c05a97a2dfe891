import { adoptCardSheet } from './cardSheet.ts';

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, text: string): HTMLElementTagNameMap[K] =>
  Object.assign(document.createElement(tag), { textContent: text });

/** What a bank shows for 3-D Secure; answers whether its customer has agreed. Escape is a no. */
export const askBank = (): Promise<boolean> =>
  new Promise((resolve) => {
    adoptCardSheet();
    const dialog = document.createElement('dialog');
    dialog.className = 'SimulatedBank';
    dialog.setAttribute('aria-labelledby', 'simulated-bank');
    const heading = Object.assign(element('h2', '3D Secure 2 test page'), { id: 'simulated-bank' });
    const explanation = element(
      'p',
      'Your bank would ask you here to authorize this payment. Nothing is really charged.',
    );
    const buttons = document.createElement('div');
    const choices = [
      { text: 'Complete authentication', agreed: true },
      { text: 'Fail authentication', agreed: false },
    ];
    const end = (agreed: boolean) => {
      if (dialog.isConnected) resolve(agreed);
      // Closing gives the focus back to whoever had it.
      dialog.close();
      dialog.remove();
    };
    for (const { text, agreed } of choices) {
      const button = Object.assign(element('button', text), { type: 'button' });
      button.addEventListener('click', () => {
        end(agreed);
      });
      buttons.append(button);
    }
    dialog.addEventListener('cancel', () => {
      end(false);
    });
    dialog.append(heading, explanation, buttons);
    document.body.append(dialog);
    dialog.showModal();
  });
