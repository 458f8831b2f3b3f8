import { defineFeature } from '../../../platform/defineFeature.ts';
import { deliverOutbox } from '../../../platform/mail/deliver.ts';
import { smtpSender } from '../../../platform/mail/smtp.ts';
import { t } from '../../../shared/text.ts';
import { backOfficeContract } from '../contract.ts';
import { dashboardContract } from '../dashboardContract.ts';
import { dashboardFor } from './dashboard/dashboard.ts';
import { backOfficeHandlers } from './routes.ts';

/** The product's own machinery: its queue and its outbox. */
export const backOfficeFeature = defineFeature({
  name: 'back-office',
  contract: { ...backOfficeContract, ...dashboardContract },
  handlers: (services) => ({
    ...backOfficeHandlers(services),
    dashboard: ({ actor }) => dashboardFor(services, actor),
  }),
  jobs: ({ config, db, clock }) => {
    const send = config.smtpUrl ? smtpSender(config.smtpUrl, config.mailFrom) : null;
    return [
      {
        name: 'mail.deliver',
        about: () => t('Sends the emails that wait in the outbox.'),
        cron: '* * * * *',
        run: async (_data, stopping) => {
          if (send) await deliverOutbox(db, clock, send, stopping);
        },
      },
    ];
  },
});
