import type { Services } from '../../../../platform/services.ts';
import type { WrittenDuty } from '../../../checklists/server/writes.ts';
import type { ChangedChange } from '../../../legislation/server/writes.ts';
import type { EditableRule } from '../../../provisions/editable.ts';
import { addRule, changeRule, type Editor, removeRule } from '../../../provisions/server/writes.ts';
import {
  type AskedBillChange,
  type BillChangeCall,
  writeBillChange,
} from '../../../tracker/server/writes.ts';
import { writeDeadline } from './deadlines.ts';
import { withdrawAnnouncement, writeUpcoming } from './upcoming.ts';

interface On<Call, Target, Body> {
  call: Call;
  provisionId: string;
  targetId: Target;
  body: Body;
}

/** A change beside a text: which call, on which provision and thing, and with what. */
export type Asked =
  | On<'addRule', null, EditableRule>
  | On<'changeRule', string, EditableRule>
  | On<'removeRule', string, null>
  | On<'addDeadline', null, WrittenDuty>
  | On<'changeDeadline', string, WrittenDuty>
  | On<'removeDeadline', string, null>
  | On<'changeAnnouncement', string, ChangedChange>
  | On<'withdrawAnnouncement', string, null>
  | AskedBillChange;

const OF_BILLS: ReadonlySet<Asked['call']> = new Set<BillChangeCall>([
  'addBillChange',
  'editBillChange',
  'removeBillChange',
]);

/** Whether a bill brings the change. */
export const isOfBill = (asked: Asked): asked is AskedBillChange => OF_BILLS.has(asked.call);

/** Writes a change beside a text, in the name of whoever lets it out. Answers the id of the thing. */
export async function writeAsked(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Editor,
  asked: Asked,
): Promise<{ id: string }> {
  const { db, clock } = services;
  if (isOfBill(asked)) return writeBillChange(services, actor, asked);
  const { provisionId } = asked;
  switch (asked.call) {
    case 'addRule':
      return { id: await addRule(db, clock, actor, provisionId, asked.body) };
    case 'changeRule':
      await changeRule(db, clock, actor, { provisionId, ruleId: asked.targetId }, asked.body);
      return { id: asked.targetId };
    case 'removeRule':
      await removeRule(db, clock, actor, { provisionId, ruleId: asked.targetId });
      return { id: asked.targetId };
    case 'changeAnnouncement':
      return writeUpcoming(services, actor, asked.targetId, asked.body);
    case 'withdrawAnnouncement':
      return withdrawAnnouncement(services, actor, asked.targetId);
    default:
      return writeDeadline(services, actor, provisionId, asked.targetId, asked.body);
  }
}
