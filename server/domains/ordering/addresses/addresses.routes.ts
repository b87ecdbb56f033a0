import type { FastifyInstance } from 'fastify';
import { addAddress, changeAddress, listAddresses, removeAddress } from '../../../../contracts/ordering/addresses.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { deleteAddress, listSavedAddresses, saveChangedAddress, saveNewAddress } from './addresses.service.ts';

export function addressRoutes(app: FastifyInstance, { db, now }: { db: Db; now(): Date }): void {
  serve(app, listAddresses, async ({ account }) =>
    succeedWithList('addresses', { addresses: await listSavedAddresses(db, account.id) }),
  );

  serve(app, addAddress, async ({ account, body }) =>
    succeed('addressSaved', { address: await saveNewAddress(db, account.id, body, now()) }),
  );

  serve(app, changeAddress, async ({ account, params, body }) =>
    succeed('addressSaved', { address: await saveChangedAddress(db, account.id, params.id, body) }),
  );

  serve(app, removeAddress, async ({ account, params }) => {
    await deleteAddress(db, account.id, params.id);
    return succeed('addressRemoved', {});
  });
}
