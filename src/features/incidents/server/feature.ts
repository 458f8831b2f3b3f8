import { defineFeature } from '../../../platform/defineFeature.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { incidentsContract } from '../contract.ts';
import { incidentsCsv } from './csv.ts';
import { addIncident, allIncidents, changeIncident, incidentPage } from './incidents.ts';

const handlers = (services: Services): Handlers<typeof incidentsContract> => ({
  incidents: ({ query }) => incidentPage(services.db, query.after),
  exportIncidents: async ({ reply }) => {
    const name = `incidents-${torontoDay(services.clock.now())}.csv`;
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(incidentsCsv(await allIncidents(services.db)));
  },
  addIncident: ({ actor, body }) => addIncident(services, actor, body),
  changeIncident: ({ actor, params, body }) => changeIncident(services, actor, params.number, body),
});

/** The register of confidentiality incidents, which the privacy laws of Canada and Quebec have every enterprise keep. */
export const incidentsFeature = defineFeature({ name: 'incidents', contract: incidentsContract, handlers });
